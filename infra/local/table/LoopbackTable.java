import com.amazonaws.services.dynamodbv2.local.main.ServerRunner;
import com.amazonaws.services.dynamodbv2.local.server.DynamoDBProxyServer;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** DynamoDB Local as its own main starts it, but on loopback alone: that one binds every address, and no option changes it. */
public final class LoopbackTable {
  public static void main(String[] options) throws Exception {
    DynamoDBProxyServer table = ServerRunner.createServerFromCommandLineArgs(options);
    var held = DynamoDBProxyServer.class.getDeclaredField("server");
    held.setAccessible(true);
    for (Connector door : ((Server) held.get(table)).getConnectors()) {
      ((ServerConnector) door).setHost("127.0.0.1");
    }
    table.start();
    table.join();
  }
}
